const IS_LETTER = Array.from({ length: 0x250 }, (_, code) => /\p{L}/u.test(String.fromCharCode(code)));

/** Returns true for the code of a letter in Unicode's Latin blocks. Faster than a regular expression. */
export const isLatinLetter = (code: number): boolean => IS_LETTER[code] === true;
