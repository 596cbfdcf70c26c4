create or replace function public.set_item_availability (
  item_id uuid,
  available boolean,
  until timestamp with time zone default null::timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  vendor uuid := private.vendor_of_item(set_item_availability.item_id);
begin
  perform private.require_right(vendor, 'orders');
  if available is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  if until <= now() then perform private.refuse(400, 'until_in_the_past', 'This time has already passed.'); end if;
  update public.catalog_items as i set
    is_available = case when available then true when until is null then false else i.is_available end,
    sold_out_until = case when available then null else until end
  where i.id = set_item_availability.item_id;
  perform private.publish('vendor:' || vendor, 'menu', jsonb_build_object('item_id', set_item_availability.item_id));
end
$function$;

comment on function public.set_item_availability(uuid, boolean, timestamp
  with time zone) is 'Takes an item off the menu, for good or until a time, or puts it back.';

revoke all on function public.set_item_availability(uuid, boolean, timestamp with time zone) from public;

grant execute
  on function public.set_item_availability(uuid, boolean, timestamp with time zone)
  to authenticated, postgres;
