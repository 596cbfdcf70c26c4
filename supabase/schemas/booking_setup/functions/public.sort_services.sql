create or replace function public.sort_services (
  vendor_id uuid,
  ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(sort_services.vendor_id, 'prices');
  if coalesce(cardinality(ids), 0) not between 1 and 300 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  update public.services as s set position = i.n
  from (select e.id, min(e.n) as n from unnest(ids) with ordinality as e (id, n) group by e.id) as i
  where s.id = i.id and s.vendor_id = sort_services.vendor_id and s.position <> i.n;
end
$function$;

comment on function public.sort_services(uuid, uuid[]) is 'Puts the services of a vendor into the order of their ids; those that are not named keep their place. Needs the right to prices.';

revoke all on function public.sort_services(uuid, uuid[]) from public;

grant execute on function public.sort_services(uuid, uuid[]) to authenticated, postgres;
