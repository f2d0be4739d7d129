/** The revenue of one day. */
export interface DayRevenue {
  /** yyyy-MM-dd */
  date: string;
  /** Euros. */
  revenue: number;
}
