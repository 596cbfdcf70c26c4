create or replace function private.check_payments()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = case when tg_table_name = 'payments' then to_jsonb(new) ->> 'order_id'
    else to_jsonb(new) ->> 'id' end::uuid;
  -- What was never paid is void once the order is cancelled.
  if o.status <> 'cancelled' and o.total_paise is distinct from (select coalesce(sum(p.amount_paise), 0)
      from public.payments as p where p.order_id = o.id and p.status not in ('failed', 'void')) then
    raise exception using errcode = 'check_violation', constraint = 'payments_add_up',
      message = format('the payments of order %s do not add up to its total', o.id);
  end if;
  return null;
end
$function$;

comment on function private.check_payments() is 'The parts in which an order is paid come to what it costs, at the end of every change.';

revoke all on function private.check_payments() from public;
