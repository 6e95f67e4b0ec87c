import type { MouseEvent } from 'react';
import { yieldToMain } from '@/lib/yieldToMain.ts';

/**
 * Messages wait while the pointer is over them. After a touch browsers tell that a pointer came and
 * never that it went, so that they would wait, and cover the header, until the next touch elsewhere.
 */
export const leaveTouched = async ({ currentTarget, nativeEvent }: MouseEvent): Promise<void> => {
  if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return;
  // What the touch began is drawn first: only then is there anything to leave.
  await yieldToMain();
  const gone = { bubbles: true, relatedTarget: document.body };
  currentTarget.dispatchEvent(new window.MouseEvent('mouseout', gone));
};
