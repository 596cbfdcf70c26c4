create or replace function private.rows_of_refund (
  order_id uuid,
  chosen jsonb
)
  returns SETOF private.refund_row
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with rows as materialized (select r from private.rows_of_less(rows_of_refund.order_id, rows_of_refund.chosen) as r)
  -- What a discount has paid for, such as a free delivery, brings nothing back: then nothing is refunded.
  select (w.r).* from rows as w where (select sum((s.r).amount_paise) from rows as s) < 0
$function$;

comment on function private.rows_of_refund(uuid, jsonb) is 'The rows of a refund of [{position, amount_paise}], amounts as the customer saw them; none where nothing comes back. See private.rows_of_less.';

revoke all on function private.rows_of_refund(uuid, jsonb) from public;
