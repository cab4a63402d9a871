import headers from '../../../pocketbase/hooks/headers/headers.json';
import { IMMUTABLE, UNLISTED } from '../../site/classify';
import { cacheHeaders, pageHeaders, passedDefaults, SET_BEFORE, securityHeaders, typeHeaders } from './caddyHeaders';
import { UNTIDY, word } from './caddyRules';
import type { HostOptions } from '../nginx/nginxSite';
import { addressPattern, block, HIDDEN, patternOf, WELL_KNOWN } from '../patterns';

/**
 * Caddy's configuration: files from the release, everything else from PocketBase.
 * @param options of the machine; `listen` is the site's address, for which Caddy gets the certificate itself
 */
export function caddySite({ listen, root, newest, backend }: HostOptions): string {
  return tabbed(`# Written by scripts/makeDeploy.ts from server/hosts/: change it there.
# Rules that depend on the content are in the release; deploy/reload-on-release.sh makes Caddy read them.
${listen} {
    root ${root}
    # A pattern, because legacy releases lack the file.
    import ${root}/.hosts/*.caddy

    @site_backend path /api/* /_/* /_ /_site/*
    handle @site_backend {
${lines(8, passed(backend))}
    }
    # Other methods are for PocketBase.
    @site_other not method GET HEAD
    handle @site_other {
${lines(8, passed(backend))}
    }
    # PocketBase adds a bar to the pages of editors.
    @site_editor {
        path */
        header_regexp Cookie ${word('(^|;\\s*)editor_bar=1(;|$)')}
    }
    handle @site_editor {
${lines(8, passed(backend))}
    }

    # A visitor with a link to a draft: only PocketBase serves the preview.
    @site_preview header_regexp Cookie ${word('(^|;\\s*)site_preview=')}
    handle @site_preview {
${lines(8, passed(backend))}
    }

    handle {
        route {
            header -Server
            # The URI as the client sent it: a path matcher takes //x/.. for the home page too.
            @site_not_home not vars_regexp {http.request.orig_uri} ^/(\\?|$)
            header @site_not_home Cache-Control ${word(headers.cache.revalidate)}

            map {http.request.uri.query} {site_further_query} {
                "" ""
                default "&{http.request.uri.query}"
            }
            import ${root}/.hosts/Caddyfile
            # Defaults: a proxied answer keeps its own.
${lines(12, securityHeaders('?'))}

            @site_untidy vars_regexp {http.request.orig_uri} ${UNTIDY}
            route @site_untidy {
                uri path_regexp /{2,} /
                redir {uri} 307
            }

            map {site_begun_mark} {site_begun_query} {
                "&" {site_further_query}
                default {http.request.uri.prefixed_query}
            }

            # An exact rule wins over a prefix.
            @site_exact vars_regexp {site_status} ^3
            redir @site_exact {site_to} {site_status}
            @site_deleted vars {site_status} 410
            error @site_deleted 410
            @site_begun {
                vars {site_status} ""
                vars_regexp {site_begun_status} ^3
            }
            redir @site_begun {site_begun_to}{site_begun_query}{site_begun_hash} {site_begun_status}

            # Files of tools, the release's description, compressed copies, and error pages.
            @site_hidden {
                path_regexp ${word(patternOf(HIDDEN))}
                not path ${WELL_KNOWN}*
            }
            vars @site_hidden site_miss yes

            # After a rollback tabs of the newer release still request its hashed files.
            @site_kept {
                path_regexp ${word(IMMUTABLE.map(addressPattern).join('|'))}
                not file {path}
                file {
                    root ${newest}
                    try_files {path}
                }
            }
            root @site_kept ${newest}

            # A page has one URL, with a slash at its end.
            @site_folder {
                not vars site_miss yes
                not path */
                file {path}/index.html
            }
            redir @site_folder {http.request.uri.path}/{http.request.uri.prefixed_query} 301
            @site_index {
                not vars site_miss yes
                path_regexp site_index ${word('^(.*/)index\\.html$')}
                file {path}
            }
            redir @site_index {re.site_index.1}{http.request.uri.prefixed_query} 301
            @site_no_page {
                path */
                not file {path}index.html
            }
            vars @site_no_page site_miss yes
            @site_no_file {
                not path */
                not file {path}
            }
            vars @site_no_file site_miss yes

            # PocketBase leads /Blog/ and /en/blog/ to the page and puts the path into the error page; while it is down the page of the
            # release is sent.
            @site_miss vars site_miss yes
            handle @site_miss {
${lines(16, proxyPage(backend, ['Cache-Control', ...SET_BEFORE]))}
            }

            # PocketBase chooses the home page by the visitor's language; while it is down the default one is served.
            @site_home path /
            handle @site_home {
${lines(16, proxyPage(backend, SET_BEFORE))}
            }

${lines(12, cacheHeaders())}
${lines(12, typeHeaders())}
            @site_unlisted path *${UNLISTED}
            header @site_unlisted X-Robots-Tag noindex
            # Caddy sends Vary with every file.
            @site_single not file {path}.br {path}.gz {path}index.html.br {path}index.html.gz
            header @site_single -Vary
            # A range request is for the uncompressed file.
            @site_part header Range *
            file_server @site_part {
                disable_canonical_uris
            }
            file_server {
                precompressed br gzip
                disable_canonical_uris
            }
        }
    }

    handle_errors {
        header -Server
${lines(8, securityHeaders())}
        @site_without_backend {
            expression {err.status_code} in [502, 503, 504]
            path /
        }
        handle @site_without_backend {
${lines(12, pageHeaders())}
            rewrite * /index.html
            file_server {
                precompressed br gzip
                status 200
                disable_canonical_uris
            }
        }
        map {err.status_code} {site_error} {
            410 410
            default 404
        }
        @site_error_page {
            expression {err.status_code} in [404, 410] || ({err.status_code} in [502, 503, 504] && {vars.site_miss} == "yes")
        }
        handle @site_error_page {
${lines(12, pageHeaders())}
            header {
                -ETag
                -Last-Modified
                -Accept-Ranges
                defer
            }
            @site_deleted expression {err.status_code} == 410
            handle @site_deleted {
                rewrite {site_gone}
            }
            handle {
                rewrite {site_not_found}
            }
            file_server {
                precompressed br gzip
                status {site_error}
                disable_canonical_uris
            }
        }
    }
}
`);
}

/** Caddy's formatter requires tabs. */
const tabbed = (text: string): string => text.replace(/^( {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));

const lines = (indent: number, list: string[]): string => list.map((line) => ' '.repeat(indent) + line).join('\n');

/** PocketBase's answers, with the headers that its router omits. */
const passed = (backend: string): string[] => [...passedDefaults(), ...proxy(backend)];

/** PocketBase's answers for paths of the site, without the headers that Caddy has set already. */
const proxyPage = (backend: string, set: string[]): string[] =>
  proxy(
    backend,
    set.map((name) => `header_down -${name}`),
  );

/** The same header as nginx's, so that TRUSTED_PROXY=X-Real-IP suits both. */
const proxy = (backend: string, more: string[] = []): string[] =>
  block(`reverse_proxy ${backend}`, ['header_up X-Real-IP {remote_host}', ...more]);
