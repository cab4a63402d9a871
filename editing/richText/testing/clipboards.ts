import type { Copied } from './pasteInto';

/** A document as it is on the clipboard, and what the site makes of it. */
export interface Document extends Copied {
  name: string;
  expected: string;
}

/** As Word writes a list: paragraphs, each with its bullet as a text. */
export const item = (level: number, bullet: string, text: string): string =>
  `<p class=MsoListParagraph style='margin-left:36pt;text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** The clipboard of Word. */
export const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style>p.MsoNormal {margin:0cm}</style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** The clipboard of Google Docs. */
export const docs = (body: string): string =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7c1">${body}</b>`;

/** The clipboard of LibreOffice. */
export const libre = (body: string): string =>
  `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2"><style type="text/css">p { line-height: 115% }</style></head><body lang="sl-SI" dir="ltr">${body}</body></html>`;
