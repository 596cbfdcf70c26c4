create or replace function private.discount_charges (
  share bigint,
  coupon jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('code', 'discount', 'amount_paise', -b.paise, 'bearer', b.bearer)
    order by b.n) filter (where b.paise > 0), '[]')
  from (select round(share::numeric * (coupon ->> 'platform_share_bp')::integer / 10000)::bigint as paise) as p,
    lateral (values (1, case when p.paise is null then coupon ->> 'bearer' else 'platform' end,
      coalesce(p.paise, share)), (2, 'vendor', share - p.paise)) as b (n, bearer, paise)
$function$;

comment on function private.discount_charges(bigint, jsonb) is 'An order''s part of a discount as its charges, one for each who bears it: of a shared one the platform''s part is rounded half up, the vendor''s is the rest.';

revoke all on function private.discount_charges(bigint, jsonb) from public;
