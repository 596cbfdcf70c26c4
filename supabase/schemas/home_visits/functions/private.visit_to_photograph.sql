create or replace function private.visit_to_photograph (
  order_id uuid,
  stage text
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = visit_to_photograph.order_id;
  perform private.require_right(o.vendor_id, 'orders');
  -- Photos of one visit are counted one by one.
  select * into o from public.enhanced_orders as e where e.id = o.id for no key update;
  if not private.is_photographed(o, visit_to_photograph.stage) then
    perform private.refuse(409, 'photo_not_now', 'Photos are taken while the work goes on and just after it.');
  end if;
  return o;
end
$function$;

comment on function private.visit_to_photograph(uuid, text) is 'A visit of the caller''s business whose work can be photographed now, locked. Refuses photo_not_now.';

revoke all on function private.visit_to_photograph(uuid, text) from public;
