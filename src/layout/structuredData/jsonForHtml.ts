/** Characters that could end the script with the JSON, or that an HTML parser would misread. */
const DANGEROUS = /[<>&\u2028\u2029]/g;

/** JSON that may stand in an HTML page whatever its texts hold: `</script>` becomes `\u003c/script\u003e`. */
export const jsonForHtml = (value: object): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
