/** English, Slovenian, the names of neighbours, and the signs that texts and the interface use: what the site's fonts can draw. */
export const FONT_LETTERS = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'ČčŠšŽžĆćĐđ',
  'ÄÖÜäöüßÁÉÍÓÚáéíóúÀÈàèìòùâêîôûÇçñåæøëïőű',
  '\u00a0§©®°·×÷±½²³«»‹›–—‘’‚“”„…•€£−←→↑↓↗↘™',
].join('');
