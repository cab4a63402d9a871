import { IMMUTABLE } from '../../site/classify';
import {
  answerMaps,
  codingMap,
  documentMaps,
  passedLines,
  passedMaps,
  redirectMap,
  securityLines,
  typeLines,
} from './nginxLines';
import { STATUSES } from './nginxRules';
import { addressPattern, HIDDEN, literal, patternOf, quoted, WELL_KNOWN } from '../patterns';

/** Settings of a machine. */
export interface HostOptions {
  /** The address to listen at. */
  listen: string;
  /** The link to the release that visitors see, `DATA_DIR/current`. */
  root: string;
  /** The link to the newest release, `DATA_DIR/newest`: another one than `root` after a rollback. */
  newest: string;
  /** Host and port of PocketBase. */
  backend: string;
}

const SYSTEM = '^/(_$|(api|_|_site)/)';
/** The files of the error pages; a locale's prefix as in HIDDEN. Quoted, because nginx takes a brace for the end of a word. */
const MISS = quoted('^(/[a-z]{2}(-[a-z]+)?)?/(404|410)(\\.html|/index\\.html)$');

const PROXY = `        proxy_pass http://site_backend;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Connection "";
        # The dashboard's event stream stays open for an hour. PocketBase switches its buffer off (X-Accel-Buffering); all other answers
        # have one, so that a visitor who reads slowly holds nothing of PocketBase's.
        proxy_read_timeout 1h;
        # Own headers, so that nginx does not add the headers of files to PocketBase's.
${passedLines()}`;

/**
 * nginx's configuration, for the http block: files from the release, everything else from PocketBase.
 */
export function nginxSite({ listen, root, newest, backend }: HostOptions): string {
  return `# Written by scripts/makeDeploy.ts from server/hosts/: change it there.
# Needs no module beyond nginx's own. Rules that depend on the content are in the release; deploy/reload-on-release.sh makes nginx
# read them.
map_hash_bucket_size 2048;
map_hash_max_size 65536;
include ${root}/.hosts/nginx.conf;

upstream site_backend {
    server ${backend};
    keepalive 16;
}

map $uri $site_file {
    default $uri;
    "~^(?<site_file_folder>.*/)$" "\${site_file_folder}index.html";
}
map $uri $site_folder {
    default $uri;
    "~/$" /none;
}
map $uri $site_index_of {
    default "";
    "~^(?<site_index_folder>.*/)index\\.html$" $site_index_folder;
}
# Files of tools, the release's description, compressed copies, and error pages.
map $uri $site_hidden {
    default "";
    ${quoted(`~^${literal(WELL_KNOWN)}`)} "";
    ${quoted(`~${patternOf(HIDDEN)}`)} yes;
}
map $uri $site_hashed {
    default "";
${IMMUTABLE.map((pattern) => `    ${quoted(`~${addressPattern(pattern)}`)} yes;`).join('\n')}
}
map $request_uri $site_raw_path {
    default $request_uri;
    "~^(?<site_before_query>[^?]*)" $site_before_query;
}
map $site_raw_path $site_untidy {
    default "";
    "~^(?=[\\w/.~-]*$).*(//|/\\.\\.?(/|$))" yes;
}
map $args $site_further_args {
    default "&$args";
    "" "";
}

# An exact rule wins over a prefix; 0: the file is served.
map "$uri|$site_named" $site_exact {
    default "";
    "~^(?<site_path>[^|]+)\\|\\k<site_path>\\|(?<site_found>.*)$" $site_found;
}
map $site_exact $site_found_rule {
    default $site_exact;
    "" $site_begun;
}
# No rule of a release applies to PocketBase's own paths.
map $uri $site_rule {
    default $site_found_rule;
    "~${SYSTEM}" "";
}
${STATUSES.map(redirectMap).join('\n')}

# A range request is for the uncompressed file.
map $http_range $site_whole {
    default no;
    "" yes;
}
${codingMap('br', '.br')}
${codingMap('gzip', '.gz')}
map $site_coding $site_encoding {
    default "";
    .br br;
    .gz gzip;
}
map $site_copied $site_vary {
    default "";
    yes Accept-Encoding;
}
${answerMaps()}
${documentMaps()}
${passedMaps()}

server {
    listen ${listen};
    # For TLS: listen 443 ssl, http2 on, ssl_certificate and ssl_certificate_key (certbot --nginx writes them).
    server_name _;
    server_tokens off;
    absolute_redirect off;
    port_in_redirect off;
    client_max_body_size 32m;
    # A Content-Security-Policy with many hosts does not fit the usual 4 KB for all headers of PocketBase.
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;
    set $site_root ${root};

    types {
${typeLines()}
    }
    default_type application/octet-stream;

    add_header Cache-Control $site_cache always;
    add_header Content-Encoding $site_encoding always;
    add_header Vary $site_vary always;
    add_header Server-Timing $site_timing always;
    add_header X-Robots-Tag $site_said_robots always;
${securityLines()}

    # A visitor with a link to a draft: only PocketBase serves the preview.
    if ($cookie_site_preview) { return 418; }
    if ($site_untidy) { return 307 $uri$is_args$args; }
${STATUSES.map((status) => `    if ($site_to_${status}) { return ${status} $site_to_${status}; }`).join('\n')}

    # After a rollback tabs of the newer release still request its hashed files.
    if (-f $site_root$site_file) { set $site_hashed ""; }
    if (!-f ${newest}$site_file) { set $site_hashed ""; }
    if ($site_hashed) { set $site_root ${newest}; }

    # A file, or the folder of a page whose path lacks its slash.
    set $site_there "";
    if (-f $site_root$site_file) { set $site_there file; }
    if (-f $site_root$site_folder/index.html) { set $site_there folder; }
    if ($site_index_of) { set $site_there "\${site_there}-index"; }
    if ($site_refused) { set $site_there refused; }
    if ($site_hidden) { set $site_there hidden; }
    if ($site_there = folder) { return 301 $uri/$is_args$args; }
    if ($site_there = file-index) { return 301 $site_index_of$is_args$args; }

    # nginx evaluates this again for an error page: $uri is that page then.
    set $site_served $site_file;
    if ($uri ~ ${MISS}) { set $site_served $uri; }
    set $site_coding "";
    set $site_copied "";
    if (-f $site_root$site_served.br) { set $site_copied yes; }
    if (-f $site_root$site_served.gz) { set $site_copied yes; }
    if (-f $site_root$site_served$site_takes_gzip) { set $site_coding .gz; }
    if (-f $site_root$site_served$site_takes_br) { set $site_coding .br; }
    error_page 404 $site_not_found;
    error_page 410 $site_gone;

    location ~ ${SYSTEM} {
${PROXY}
    }

    # Other methods are for PocketBase.
    error_page 418 = @site_backend;
    location @site_backend {
${PROXY}
    }

    # PocketBase leads /Blog/ and /en/blog/ to the page and puts the path into the error page; while it is down the page of the
    # release is sent.
    error_page 420 = @site_miss;
    location @site_miss {
${PROXY}
        proxy_connect_timeout 2s;
        error_page 502 503 504 =404 $site_not_found;
    }

    # PocketBase chooses the home page by the visitor's language; while it is down the default one is served.
    location = / {
${PROXY}
        proxy_connect_timeout 2s;
        error_page 502 503 504 =200 /index.html;
    }

    location ~ ${MISS} {
        internal;
        etag off;
        alias $site_root$site_served$site_coding;
    }

    location ~ /$ {
        if ($request_method !~ ^(GET|HEAD)$) { return 418; }
        # PocketBase adds a bar to the pages of editors.
        if ($cookie_editor_bar = 1) { return 418; }
        if ($site_rule ~ "^410 ") { return 410; }
        recursive_error_pages on;
        if ($site_there != file) { return 420; }
        rewrite ^(.*)$ $1index.html last;
    }

    location ~ ^/ {
        if ($request_method !~ ^(GET|HEAD)$) { return 418; }
        if ($site_rule ~ "^410 ") { return 410; }
        recursive_error_pages on;
        if ($site_there != file) { return 420; }
        alias $site_root$site_file$site_coding;
    }
}
`;
}
