create or replace function private.parts_of_lines (
  order_id uuid,
  lines jsonb
)
  returns table (
    "position" smallint,
    quantity integer,
    tax_class text,
    paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with asked as (
    select k.position, l.quantity, k.tax_class, greatest(0, least(k.charged_paise - k.gone_paise, coalesce(l.paise,
      -- Pieces of a line are worth the same; the last one takes the remainder.
      private.in_proportion(k.charged_paise, least(k.gone_pieces + l.quantity, k.pieces), k.pieces)
        - private.in_proportion(k.charged_paise, least(k.gone_pieces, k.pieces), k.pieces)))) as paise
    from jsonb_to_recordset(parts_of_lines.lines) as l ("position" smallint, quantity integer, paise bigint)
    join private.lines_left(parts_of_lines.order_id) as k on k.position = l.position and k.pieces > 0
  ), rest as (
    -- The goods of an order are one charge per tax class; of it something else may have gone back.
    select k.tax_class, sum(k.amount_paise - k.refunded_paise)::bigint as paise
      from private.charges_left(parts_of_lines.order_id) as k
    where k.code = 'items' group by k.tax_class
  )
  select a.position, a.quantity, a.tax_class, greatest(0, least(a.paise, r.paise
    - coalesce(sum(a.paise) over (partition by a.tax_class order by a.position rows between unbounded preceding
      and 1 preceding), 0)))::bigint
  from asked as a join rest as r on r.tax_class is not distinct from a.tax_class
$function$;

comment on function private.parts_of_lines(uuid, jsonb) is 'What goes back for pieces of lines, [{position, quantity, paise?}], by what was charged and is left: of a line at most what it cost and is not refunded yet, paise for a part of that. In list prices as the customer saw them.';

revoke all on function private.parts_of_lines(uuid, jsonb) from public;
