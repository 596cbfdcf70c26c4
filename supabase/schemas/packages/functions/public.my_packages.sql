create or replace function public.my_packages()
  returns table (
    order_id uuid,
    vendor_id uuid,
    vendor_name text,
    service_id uuid,
    name text,
    sittings integer,
    used integer,
    reserved integer,
    balance integer,
    back_paise bigint,
    valid_until date,
    is_closed boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select p.order_id, v.id, v.name, p.service_id, p.name, p.sittings::integer,
      (count(*) filter (where s.state = 'used'))::integer, (count(*) filter (where s.state = 'reserved'))::integer,
      (count(*) filter (where s.state = 'free'))::integer,
      coalesce(sum(coalesce(c.gross_paise, c.amount_paise)) filter (where s.state = 'free'), 0)::bigint,
      p.valid_until, p.closed_at is not null
    from public.bought_packages as p join public.vendors as v on v.id = p.vendor_id
    join private.package_sittings as s on s.package_order = p.order_id
    join public.order_charges as c on c.order_id = p.order_id and c.position = s.position
    where p.user_id = caller
    group by p.order_id, v.id, v.name, p.service_id, p.name, p.sittings, p.valid_until, p.closed_at
    order by p.valid_until desc, p.order_id limit 200;
end
$function$;

comment on function public.my_packages() is 'The caller''s packages with their balance, sittings less used, reserved and given back, and what the free ones would bring back. A sitting is booked as {trade, booking_id, package_order}.';

revoke all on function public.my_packages() from public;

grant execute on function public.my_packages() to authenticated, postgres;
