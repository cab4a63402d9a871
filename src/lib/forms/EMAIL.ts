/**
 * An e-mail address that is reachable over the internet: name, @, a domain of at least two parts. Letters beyond ASCII are a
 * range: \p{L} never matches in goja, where PocketBase's hooks use the pattern too.
 */
export const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+)*@([a-z0-9\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])$/i;
