/**
 * The address that opens a mail program with a message (RFC 6068): every part is encoded, so that
 * an address with a question mark in it adds no recipient, and line breaks are CRLF.
 */
export const mailAddress = (mail: { to: string; subject: string; body: string }): string => {
  const body = mail.body.replace(/\r\n|\r|\n/g, '\r\n');
  // Half a character cannot be encoded.
  const part = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${part(mail.to).replaceAll('%40', '@')}?subject=${part(mail.subject)}&body=${part(body)}`;
};
