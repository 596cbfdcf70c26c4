create or replace function public.vendor_card (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_card.vendor_id);
  return (select jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'status', v.status,
    'tagline', v.tagline,
      'address', v.address, 'area', v.area, 'lat', v.lat, 'lng', v.lng, 'phone_masked', private.mask_phone(v.phone),
        'picture', v.picture,
      'delivery_radius_m', v.delivery_radius_m, 'most_radius_m',
        least(private.setting_int('max_delivery_radius_m'), 15000),
      'corners', (select a.corners from public.vendor_areas as a where a.vendor_id = v.id),
      'prep_minutes', v.prep_minutes, 'min_order_paise', v.min_order_paise, 'packaging_paise', v.packaging_paise,
      'slot_capacity', private.slot_capacity(v.id), 'slot_cutoff_minutes',
        (extract(epoch from private.slot_cutoff(v.id)) / 60)::integer,
      'commission_bp', v.commission_bp, 'cuisines', to_jsonb(f.cuisines), 'cost_for_two_paise', f.cost_for_two_paise,
      'pure_veg', f.pure_veg, 'fssai_number', f.fssai_number,
      'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
        'closes', to_char(h.closes, 'HH24:MI'))
        order by h.weekday, h.opens), '[]'::jsonb) from public.vendor_hours as h where h.vendor_id = v.id),
      'holidays', (select coalesce(jsonb_agg(jsonb_build_object('day', x.day, 'note', x.note) order by x.day),
        '[]'::jsonb)
        from public.vendor_holidays as x where x.vendor_id = v.id
          and x.day >= (now() at time zone 'Asia/Kolkata')::date),
      'people', (select jsonb_agg(jsonb_build_object('name', private.name_of(s.user_id), 'position', s.position,
        'is_me', s.user_id = auth.uid())
        order by s.position <> 'owner', s.created_at) from public.vendor_staff as s where s.vendor_id = v.id))
    from public.vendors as v left join public.restaurants as f on f.vendor_id = v.id
      where v.id = vendor_card.vendor_id);
end
$function$;

comment on function public.vendor_card(uuid) is 'Everything that a vendor''s own profile shows: its card, hours (HH:MM), holidays from today, corners of its area or null, and who works there. For its people.';

revoke all on function public.vendor_card(uuid) from public;

grant execute on function public.vendor_card(uuid) to authenticated, postgres;
