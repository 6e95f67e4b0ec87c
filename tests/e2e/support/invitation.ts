import { z } from 'zod';
import { emulated } from './emulated.ts';

const PASSWORD = 'demo1234';

const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/**
 * Does what an invited person does: follows the link in the mail and sets a password.
 * @returns the password that holds from then on.
 */
export const invitedPassword = async (email: string): Promise<string> => {
  // The embedded back end has one password for all.
  if (!emulated) return PASSWORD;
  const { auth, projectId } = emulated;
  const projects = `${auth}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes } = mailsSchema.parse(await (await fetch(projects)).json());
  const mail = oobCodes.findLast(
    one => one.email === email && one.requestType === 'PASSWORD_RESET',
  );
  if (!mail) throw new Error(`No invitation was sent to ${email}.`);
  const { ok } = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode: mail.oobCode, newPassword: PASSWORD }),
    },
  );
  if (!ok) throw new Error('The link of the invitation was refused.');
  return PASSWORD;
};
