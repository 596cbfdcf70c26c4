create or replace function public.vendor_hub()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  today date := private.today();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'is_open', private.vendor_is_open(v.id, now()),
      'waiting', live.waiting, 'under_way', live.under_way,
      'unanswered', (select count(*) from public.reviews as w where w.vendor_id = v.id and w.body is not null
        and w.reply is null and w.state = 'shown' and w.created_at > now() - interval '90 days'),
      'items', stock.items, 'off', stock.off, 'low', stock.low, 'without_picture', stock.without_picture,
      'expiring', (select count(distinct b.item_id) from public.stock_batches as b
        join public.catalog_items as i on i.id = b.item_id
        where i.vendor_id = v.id and b.quantity > 0 and b.expires_on <= today + 3),
      'figures', case when 'prices' = any (mine.rights) then (select jsonb_build_object(
          'today_sales', coalesce(sum(n.amount) filter (where n.day = today and n.measure = 'sales'), 0),
          'today_delivered', coalesce(sum(n.amount) filter (where n.day = today and n.measure = 'delivered'), 0),
          'week_sales', coalesce(sum(n.amount) filter (where n.measure = 'sales'), 0),
          'week_delivered', coalesce(sum(n.amount) filter (where n.measure = 'delivered'), 0),
          'week_repeat', coalesce(sum(n.amount) filter (where n.measure = 'repeat'), 0))
        from private.figures_now as n where n.vendor_id = v.id and n.day between today - 6 and today
          and n.measure in ('sales', 'delivered', 'repeat')) end,
      'documents', (select coalesce(jsonb_agg(jsonb_build_object('application_id', a.id, 'requirement', r.requirement,
          'valid_until', d.valid_until) order by d.valid_until, r.requirement), '[]')
        from public.provider_applications as a join private.role_requirements as r on r.role = a.role
        join private.provider_documents as d on d.requirement = r.requirement and d.user_id = a.user_id
          and d.state = 'accepted' and (d.subject = 'person' or d.application_id = a.id)
        where a.made = v.id and a.user_id = caller and a.renews is null and d.valid_until <= today + 30),
      'payout', case when 'money' = any (mine.rights) then jsonb_build_object(
        'held', (select case when t.held_paise > 0 then t.reason end from public.payout_statements as t
          where t.owner_id = v.id and t.account_kind = 'vendor_payable' order by t.made_at desc, t.id limit 1),
        'came_back', coalesce((select p.status in ('failed', 'returned') from public.payouts as p
          where p.owner_id = v.id and p.account_kind = 'vendor_payable'
          order by p.requested_at desc, p.id limit 1), false)) end,
      'setup', jsonb_build_object('hours', exists (select from public.vendor_hours as h where h.vendor_id = v.id),
        'photo', v.picture is not null, 'items', stock.items >= 5,
        'bank', case when 'money' = any (mine.rights) then exists (select from private.payout_accounts as b
          where b.owner_id = v.id and b.kind = 'vendor_payable'
            and b.replaced_at is null) end)) order by v.name, v.id), '[]')
    from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
    cross join lateral (select array(select r."right" from private.position_rights as r
      where r.position = s.position and private.may(v.id, r."right")) as rights) as mine
    cross join lateral (select count(*) filter (where o.status = 'pending') as waiting,
        count(*) filter (where o.status <> 'pending') as under_way from public.enhanced_orders as o
      where o.vendor_id = v.id and o.placed_at is not null and o.status not in ('delivered', 'cancelled')) as live
    cross join lateral (select count(*) as items,
        count(*) filter (where not i.is_available or coalesce(i.sold_out_until > now(), false)
          or coalesce(i.stock = 0, false)) as off,
        count(*) filter (where i.stock between 1 and 5) as low,
        count(*) filter (where i.picture is null) as without_picture
      from public.catalog_items as i where i.vendor_id = v.id) as stock
    where s.user_id = caller and private.works_for(v.id));
end
$function$;

comment on function public.vendor_hub() is 'What needs doing in every business of the caller, in one answer: [{id, is_open, waiting and under_way (orders), unanswered (reviews of 90 days), items, off, low (1 to 5 left), without_picture, expiring (within three days), figures: {today_sales, today_delivered, week_sales, week_delivered, week_repeat} with the right to prices, documents (of the caller, that end within thirty days): [{application_id, requirement, valid_until}], payout: {held (a statement''s reason, or null), came_back} with the right to money, setup: {hours, photo, items (five), bank (null without the right to money)}}].';

revoke all on function public.vendor_hub() from public;

grant execute on function public.vendor_hub() to authenticated, postgres;
