/** Whether the visitor has zoomed into the page: one finger then moves the visible part. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
