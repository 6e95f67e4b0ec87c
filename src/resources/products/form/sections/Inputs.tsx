import { Fragment, type ReactNode } from 'react';
import type { FieldsIn } from '@/domain/product/productFields.ts';

/** An input for every field of a section of the form; a field without is a type error. */
export type InputsOf<Section> = Record<FieldsIn<'form', Section>, ReactNode>;

/** Inputs one after the other. */
export const Inputs = ({ of }: { of: Readonly<Record<string, ReactNode>> }) =>
  Object.entries(of).map(([field, input]) => <Fragment key={field}>{input}</Fragment>);
