create or replace function public.set_favourite_driver (
  driver_id uuid,
  is_on boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if set_favourite_driver.is_on is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  elsif not set_favourite_driver.is_on then
    delete from private.favourite_drivers as f
    where f.user_id = caller and f.driver_id = set_favourite_driver.driver_id;
    return;
  end if;
  if not exists (select from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
      join private.rides as r on r.order_id = o.id
      where o.user_id = caller and j.performer_id = set_favourite_driver.driver_id and j.state = 'delivered') then
    perform private.refuse(404, 'courier_not_found', 'There is no such courier.');
  end if;
  perform private.take_turns('favourite_drivers', caller::text);
  if (select count(*) from private.favourite_drivers as f where f.user_id = caller) >= 20 then
    perform private.refuse(409, 'too_many_contacts', 'Twenty favourite drivers are the most.');
  end if;
  insert into private.favourite_drivers (user_id, driver_id) values (caller, set_favourite_driver.driver_id)
  on conflict do nothing;
end
$function$;

comment on function public.set_favourite_driver(uuid, boolean) is 'Keeps a driver of one of the caller''s rides as a favourite, twenty at most, or no longer. Refuses courier_not_found, request_invalid, too_many_contacts.';

revoke all on function public.set_favourite_driver(uuid, boolean) from public;

grant execute on function public.set_favourite_driver(uuid, boolean) to authenticated, postgres;
