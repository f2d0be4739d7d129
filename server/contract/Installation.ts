/** What whoever runs the server decides for all organisations. */
export interface Installation {
  /** Most bytes of one file of the media library. */
  readonly mediaMaxBytes: number;
  /** The provider's organisation, by its unique id or its number; the first one unless given. */
  readonly provider?: string;
  /** Months for which the audit log is kept; 24 unless given. */
  readonly auditMonths?: number;
  /** The passcode that new device groups begin with; a random one each where there is none. */
  readonly deviceGroupPasscode?: string;
  /** The fewest characters of passwords; those of the specification unless given. */
  readonly passwordLength?: number;
  /** The address that people reach it at, which links in mails begin with. */
  readonly appAddress?: string | undefined;
}
