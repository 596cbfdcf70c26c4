create or replace function private.take_turns_of_person (
  caller uuid,
  o public.enhanced_orders
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  mark text;
begin
  -- In one order, so that two requests never wait for each other.
  for mark in select d from unnest(array[private.device_digest(), private.address_digest(o)]) as d where d is not null
    order by d loop
    perform private.take_turns('money_back', mark);
  end loop;
end
$function$;

comment on function private.take_turns_of_person(uuid, public.enhanced_orders) is 'Requests for money back from one device or for one address come one after the other: what went back at once is counted.';

revoke all on function private.take_turns_of_person(uuid, public.enhanced_orders) from public;
