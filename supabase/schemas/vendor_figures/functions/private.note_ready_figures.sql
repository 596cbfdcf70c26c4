create or replace function private.note_ready_figures()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = new.order_id and e.vendor_id is not null;
  if o.id is not null and not exists (select from public.order_events as e
      where e.order_id = new.order_id and e.to_status = 'ready' and e.seq < new.seq) then
    perform private.note_facts(o.vendor_id, variadic array(select f from private.facts_of_preparing(o) as f));
  end if;
  return null;
end
$function$;

comment on function private.note_ready_figures() is 'Counts how long an order was prepared, when it is ready.';

revoke all on function private.note_ready_figures() from public;
