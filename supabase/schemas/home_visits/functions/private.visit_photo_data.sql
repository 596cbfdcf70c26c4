create or replace function private.visit_photo_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('visit_photos', (select coalesce(jsonb_agg(jsonb_build_object('order_number',
      o.order_number, 'stage', p.stage, 'taken_at', p.taken_at) order by p.taken_at), '[]')
    from private.visit_photos as p join public.enhanced_orders as o on o.id = p.order_id
    where o.user_id = visit_photo_data.caller))
$function$;

comment on function private.visit_photo_data(uuid) is 'Which photos were taken at a person''s home; see trade_accounts.';

revoke all on function private.visit_photo_data(uuid) from public;
