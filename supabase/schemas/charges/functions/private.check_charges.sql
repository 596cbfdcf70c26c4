create or replace function private.check_charges()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  checked uuid;
begin
  if tg_table_name = 'enhanced_orders' then
    checked := new.id;
  else
    checked := new.order_id;
    -- One look for all the rows that came together.
    if exists (select from public.order_charges as c where c.order_id = checked and c.position > new.position
      and c.phase <> 'refunded') then return null; end if;
  end if;
  if (select o.total_paise from public.enhanced_orders as o where o.id = checked) is distinct from
      (select coalesce(sum(c.amount_paise), 0) from public.order_charges as c where c.order_id = checked
        and c.phase <> 'refunded') then
    raise exception using errcode = 'check_violation', constraint = 'order_total_adds_up',
      message = format('the charges of order %s do not add up to its total', checked);
  end if;
  return null;
end
$function$;

comment on function private.check_charges() is 'At the end of a transaction: an order''s total is the sum of its charges.';

revoke all on function private.check_charges() from public;
