/** What the CRM keeps, by resource. */
export interface Records {
  companies: { name: string; city: string; employees: number };
  contacts: {
    name: string;
    email: string;
    companyId: string;
    createdAt: Date;
    updatedAt: Date;
    isDeleted: boolean;
  };
  deals: { name: string; companyId: string; stage: string; amount: number; closesOn: Date };
  /** Who takes part in which deal, as what: a record for each pair. */
  roles: { dealId: string; contactId: string; role: string };
  tasks: { text: string; contactId: string; dueOn: Date; isDone: boolean };
}
