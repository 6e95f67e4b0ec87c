/** A variant's place in the form and its name for people. */
export interface NamedVariant {
  id: string;
  index: number;
  name: string;
}
