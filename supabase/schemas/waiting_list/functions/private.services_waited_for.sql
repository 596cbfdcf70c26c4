create or replace function private.services_waited_for (
  w public.waiting_list
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(array_agg(s.name order by s.n), '{}') from (
    select e.n, k.name from jsonb_array_elements(w.steps) with ordinality as e (step, n)
    join public.services as k on k.id::text = e.step ->> 'service_id'
    union all
    select p.step, p.service_name from private.booking_parts as p
    where p.booking_id = w.booking_id group by p.step, p.service_name
  ) as s
$function$;

revoke all on function private.services_waited_for(public.waiting_list) from public;
