create or replace function public.my_dashboard()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  month timestamptz := date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object(
      'orders_completed', o.completed, 'vendors_tried', o.vendors, 'first_order_at', o.first_at, 'saved_paise', o.saved,
        'saved_this_month_paise', o.saved_month,
      'favourites', (select count(*) from public.wishlists as w where w.user_id = caller),
      'reviews', (select count(distinct r.order_id) from public.reviews as r where r.author_id = caller),
      'points', (select greatest(coalesce(sum(l.points), 0), 0) from private.points_left(caller) as l),
      'member_since', u.created_at)
    from auth.users as u
    cross join lateral (
      select count(*) as completed, count(distinct e.vendor_id) as vendors, min(e.created_at) as first_at,
        coalesce(sum(e.discount_paise), 0) as saved, coalesce(sum(e.discount_paise)
          filter (where e.created_at >= month), 0) as saved_month
      from public.enhanced_orders as e where e.user_id = caller and e.status = 'delivered'
    ) as o
    where u.id = caller);
end
$function$;

comment on function public.my_dashboard() is 'The figures of the caller''s dashboard (Spec §1 Dashboard): {orders_completed, vendors_tried, first_order_at, saved_paise, saved_this_month_paise, favourites, reviews, points, member_since}.';

revoke all on function public.my_dashboard() from public;

grant execute on function public.my_dashboard() to authenticated, postgres;
