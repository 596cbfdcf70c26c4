create or replace function public.membership_savings (
  before timestamp with time zone default null::timestamp with time zone,
  limit_count integer default 20
)
  returns table (
    order_id uuid,
    order_number text,
    vendor_name text,
    at timestamp with time zone,
    saving_paise integer
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
  return query select o.id, o.order_number, o.vendor_name, o.created_at, s.saving_paise
    from private.membership_savings as s join public.enhanced_orders as o on o.id = s.order_id
    where s.user_id = caller and o.status <> 'cancelled' and o.placed_at is not null
      and (membership_savings.before is null or o.created_at < membership_savings.before)
    order by o.created_at desc limit least(greatest(coalesce(limit_count, 20), 1), 100);
end
$function$;

comment on function public.membership_savings(timestamp with time zone, integer) is 'The caller''s orders on which a membership saved something, newest first; before is the time of the last row of the page before. They add up to saved_paise of my_membership.';

revoke all on function public.membership_savings(timestamp with time zone, integer) from public;

grant execute
  on function public.membership_savings(timestamp with time zone, integer)
  to authenticated, postgres;
