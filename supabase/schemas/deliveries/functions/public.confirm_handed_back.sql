create or replace function public.confirm_handed_back (
  order_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  w public.door_waits;
begin
  o := private.lock_order(confirm_handed_back.order_id);
  select * into w from public.door_waits as k where k.order_id = o.id and k.courier_id = caller and k.goes = 'vendor'
    for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if w.back_at is not null then return; end if;
  update public.door_waits as k set back_at = now() where k.order_id = o.id;
  perform private.return_stock(o.id);
  perform private.note_event(o, caller, 'courier', 'handed_back');
  perform private.notify_party(o, 'vendor', 'vendor_handed_back');
end
$function$;

comment on function public.confirm_handed_back(uuid) is 'The courier has brought an order back that nobody took: it is in stock again, and the vendor is told. A repeat changes nothing. Refuses order_not_found.';

revoke all on function public.confirm_handed_back(uuid) from public;

grant execute on function public.confirm_handed_back(uuid) to authenticated, postgres;
