create or replace function private.note_charge_figures()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders;
begin
  -- Before the delivery nothing is sold: what is charged until then is counted with it.
  select * into o from public.enhanced_orders as e
  where e.id = new.order_id and e.status = 'delivered' and e.vendor_id is not null;
  if o.id is not null then
    perform private.note_facts(o.vendor_id, variadic array(select f
      from private.facts_of_charges(o, new.position) as f));
  end if;
  return null;
end
$function$;

comment on function private.note_charge_figures() is 'Counts what a delivered order costs more or less, when it happens.';

revoke all on function private.note_charge_figures() from public;
