/** What a list on a screen shows of a project. */
export const listed = `id, title, status, priority, scheduled_date, scheduled_time, address_line1, city, state, zip_code,
  customer_name, claim_type`;
