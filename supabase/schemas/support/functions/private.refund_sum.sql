create or replace function private.refund_sum (
  order_id uuid,
  chosen jsonb
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(-sum(r.amount_paise), 0)::bigint from private.rows_of_refund(refund_sum.order_id, refund_sum.chosen)
    as r
$function$;

comment on function private.refund_sum(uuid, jsonb) is 'What goes back for parts of charges, with tax and less the discount.';

revoke all on function private.refund_sum(uuid, jsonb) from public;
