create or replace function private.parcel_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('parcels', (select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number,
      'grams', p.grams, 'contents', p.contents, 'contents_text', p.contents_text, 'pickup', p.pickup, 'receivers', (
        select jsonb_agg(jsonb_build_object('name', d.name, 'phone', d.phone, 'place', d.place) order by d.n)
        from private.parcel_drops as d where d.order_id = o.id)) order by o.created_at), '[]')
    from private.parcels as p join public.enhanced_orders as o on o.id = p.order_id
    where o.user_id = parcel_data.caller))
$function$;

comment on function private.parcel_data(uuid) is 'The parcels that a person sent; see trade_accounts.';

revoke all on function private.parcel_data(uuid) from public;
