/** Labels that all resources share, by the names that they are for. */
export interface CommonLabels {
  readonly fields: Readonly<Record<string, string>>;
  readonly tabs: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, CommonAction>>;
  readonly messages: Readonly<Record<string, string>>;
}

/** The label of a button that several resources have. */
interface CommonAction {
  readonly label: string;
  readonly confirm?: string;
  readonly ask?: string;
}
