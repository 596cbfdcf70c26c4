create or replace function private.with_discount (
  orders jsonb,
  coupon jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  discount bigint := (coupon ->> 'discount_paise')::bigint;
  part record;
begin
  for part in
    select f.i, f.least + (row_number() over (order by f.rest desc, f.i)
      <= discount - sum(f.least) over ())::integer as share
    from (
      select (e.n - 1)::integer as i, div(discount::numeric * e.base::bigint, e.whole)::bigint as least,
        mod(discount::numeric * e.base::bigint, e.whole) as rest
      from (select b.n, b.base, sum(b.base::bigint) over () as whole
        from jsonb_array_elements_text(coupon -> 'bases') with ordinality as b (base, n)) as e
      where e.whole > 0) as f
  loop
    continue when part.share = 0;
    orders := jsonb_set(orders, array[part.i::text, 'charges'], (orders -> part.i -> 'charges')
      || private.discount_charges(part.share, coupon));
  end loop;
  return orders;
end
$function$;

comment on function private.with_discount(jsonb, jsonb) is 'The orders of a checkout with a coupon''s discount, shared by what it is taken off in each: whole paise, and those that are left over go to the largest remainders.';

revoke all on function private.with_discount(jsonb, jsonb) from public;
