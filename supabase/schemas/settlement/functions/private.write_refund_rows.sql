create or replace function private.write_refund_rows (
  order_id uuid,
  rows private.refund_row[],
  bearer text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, of_position)
  select write_refund_rows.order_id, last.position + n, 'refunded', r.code, r.amount_paise, r.gross_paise, r.tax_class,
    r.rate_bp, r.base_paise, r.included,
    write_refund_rows.bearer, r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = write_refund_rows.order_id)
    as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise,
      gross_paise, included, n)
$function$;

comment on function private.write_refund_rows(uuid, private.refund_row[], text) is 'Adds a refund to the charges of an order. bearer platform: the shares stay as they are.';

revoke all on function private.write_refund_rows(uuid, private.refund_row[], text) from public;
