create or replace function private.coupon_in (
  given jsonb
)
  returns public.coupons
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  made public.coupons;
begin
  perform private.bound(coupon_in.given, 8000);
  if not private.are_texts(given, 'code', 'kind', 'title', 'region', 'method') then
    perform private.refuse(400, 'coupon_wrong', 'Something about this coupon is not right.',
      '{"field": "code"}');
  end if;
  begin
    made := jsonb_populate_record(null::public.coupons, given
      - array['region', 'kinds', 'item_ids', 'weekdays', 'vendor_ids']);
    made.kinds := (select array_agg(k order by k) from jsonb_array_elements_text(given -> 'kinds') as k);
    made.item_ids := (select array_agg(i::uuid) from jsonb_array_elements_text(given -> 'item_ids') as i);
    made.weekdays := (select array_agg(d::smallint order by d) from jsonb_array_elements_text(given -> 'weekdays')
      as d);
  exception when others then
    perform private.refuse(400, 'coupon_wrong', 'Something about this coupon is not right.', '{"field": "value"}');
  end;
  made.code := upper(trim(made.code));
  made.title := regexp_replace(trim(made.title), '\s+', ' ', 'g');
  made.valid_from := coalesce(made.valid_from, now());
  made.minimum_paise := coalesce(made.minimum_paise, 0);
  made.per_user_limit := coalesce(made.per_user_limit, 1);
  made.first_order_only := coalesce(made.first_order_only, false);
  made.is_listed := coalesce(made.is_listed, false);
  made.title_translations := coalesce(made.title_translations, '{}');
  made.value := coalesce(made.value, 0);
  made.platform_share_bp := coalesce(made.platform_share_bp, 10000);
  if given ->> 'region' is not null then
    select r.id into made.region_id from public.regions as r where r.slug = given ->> 'region';
  end if;
  return made;
end
$function$;

comment on function private.coupon_in(jsonb) is 'A coupon as an administrator has written it; refuses what cannot be read.';

revoke all on function private.coupon_in(jsonb) from public;
