create or replace function private.charges_left (
  order_id uuid
)
  returns table (
    "position" smallint,
    code text,
    nature text,
    tax_class text,
    rate_bp integer,
    amount_paise bigint,
    refunded_paise bigint,
    net_paise bigint,
    net_refunded_paise bigint,
    base_paise bigint,
    base_refunded_paise bigint,
    has_tax_inside boolean,
    included boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select c.position, c.code, k.nature, c.tax_class, c.rate_bp,
    coalesce(c.gross_paise, c.amount_paise) + coalesce(sum(coalesce(m.gross_paise,
      m.amount_paise)) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(coalesce(m.gross_paise, m.amount_paise)) filter (where m.phase = 'refunded'), 0),
    c.amount_paise + coalesce(sum(m.amount_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.amount_paise) filter (where m.phase = 'refunded'), 0),
    c.base_paise + coalesce(sum(m.base_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.base_paise) filter (where m.phase = 'refunded'), 0), c.gross_paise is not null, c.included
  from public.order_charges as c join public.charge_codes as k on k.code = c.code and k.nature <> 'rounding'
  left join public.order_charges as m on m.order_id = c.order_id and m.of_position = c.position
  where c.order_id = charges_left.order_id and c.phase in ('quoted', 'added') group by c.order_id, c.position, k.nature
$function$;

comment on function private.charges_left(uuid) is 'Every quoted charge of an order after its adjustments, and what of it was refunded, as the customer saw it: with the tax that is inside. The net figures are without it; of a discount all are negative. What makes cash whole rupees is no such charge.';

revoke all on function private.charges_left(uuid) from public;
