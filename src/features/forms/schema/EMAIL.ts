/**
 * An address that mail reaches over the internet: name, @, a domain of at least two parts. The server holds the same
 * pattern (pocketbase/pb_hooks/lib/forms/EMAIL.js) and a test compares the two.
 */
export const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\uffff-]+)*@([a-z0-9\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])$/i;
