create or replace function public.my_packages()
  returns table (
    order_id uuid,
    trade text,
    vendor_id uuid,
    vendor_name text,
    vendor_slug text,
    service_id uuid,
    service_name text,
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
    select p.order_id, o.trade, v.id, v.name, v.slug, k.id, k.name, p.name, p.sittings::integer,
      (count(*) filter (where s.state = 'used'))::integer, (count(*) filter (where s.state = 'reserved'))::integer,
      (count(*) filter (where s.state = 'free'))::integer,
      coalesce(sum(coalesce(c.gross_paise, c.amount_paise)) filter (where s.state = 'free'), 0)::bigint,
      p.valid_until, p.closed_at is not null
    from public.bought_packages as p join public.vendors as v on v.id = p.vendor_id
    join public.enhanced_orders as o on o.id = p.order_id
    left join public.services as k on k.id = p.service_id and k.is_active
    join private.package_sittings as s on s.package_order = p.order_id
    join public.order_charges as c on c.order_id = p.order_id and c.position = s.position
    where p.user_id = caller
    group by p.order_id, o.trade, v.id, k.id, p.name, p.sittings, p.valid_until, p.closed_at
    order by p.valid_until desc, p.order_id limit 200;
end
$function$;

comment on function public.my_packages() is 'The caller''s packages with their balance, sittings less used, reserved and given back, and what the free ones would bring back. A sitting is booked as {trade, booking_id, package_order}; service_id is null once the service is not offered any more.';

revoke all on function public.my_packages() from public;

grant execute on function public.my_packages() to authenticated, postgres;
