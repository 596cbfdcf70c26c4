create or replace function public.vendor_waiting_list (
  vendor_id uuid
)
  returns table (
    id uuid,
    customer_name text,
    services text[],
    from_day date,
    to_day date,
    part_of_day text,
    is_earlier boolean,
    created_at timestamp with time zone,
    offered_until timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(vendor_waiting_list.vendor_id, 'orders');
  return query
    select w.id, p.full_name, private.services_waited_for(w), w.from_day, w.to_day, w.part_of_day,
      w.booking_id is not null, w.created_at, (select max(o.until_at) from public.waiting_offers as o
        where o.waiting_id = w.id and o.state = 'open' and o.until_at > now())
    from public.waiting_list as w left join public.profiles as p on p.id = w.user_id
    where w.vendor_id = vendor_waiting_list.vendor_id and w.ended_at is null and w.to_day >= private.today()
    order by w.created_at, w.id limit 500;
end
$function$;

comment on function public.vendor_waiting_list(uuid) is 'Who waits for a time at a vendor, in the order in which they are asked. Needs the right to orders.';

revoke all on function public.vendor_waiting_list(uuid) from public;

grant execute on function public.vendor_waiting_list(uuid) to authenticated, postgres;
