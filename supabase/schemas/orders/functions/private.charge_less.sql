create or replace function private.charge_less (
  o public.enhanced_orders,
  chosen jsonb,
  reason_code text,
  key text
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  due bigint := private.still_due(o.id);
begin
  -- What was earned and paid already is clawed back, which only a refund does.
  if due > 0 and (not private.has_paid(o.id) or (not exists (select from private.order_shares as s
        where s.order_id = o.id and s.settled_at is not null)
      and due >= (select -sum(r.amount_paise) from private.rows_of_less(o.id, charge_less.chosen) as r
        where r.code <> 'rounding'))) then
    return private.lower_price(o, charge_less.chosen);
  end if;
  return private.refund(o, charge_less.chosen, charge_less.reason_code, 'customer', 'source', charge_less.key);
end
$function$;

comment on function private.charge_less(public.enhanced_orders, jsonb, text, text) is
  'An order costs less than was quoted: what is still to be paid falls; where that is not enough, what was paid goes back.';

revoke all on function private.charge_less(public.enhanced_orders, jsonb, text, text) from public;
