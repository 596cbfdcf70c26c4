create view private.share_values AS  SELECT s.order_id,
    s."position",
    s.account,
    s.owner_id,
    s.owner_role,
    s.amount_paise,
    s.positions,
    s.due,
    s.settled_at,
    s.paid_to,
    paid.base_paise,
    paid.gone_paise,
    (s.amount_paise - private.in_proportion(s.amount_paise, paid.gone_paise, paid.base_paise)) AS value_paise
   FROM (private.order_shares s
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(c.amount_paise) FILTER (WHERE (c.phase <> 'refunded'::public.charge_phase)), (0)::bigint) AS base_paise,
            (- COALESCE(sum(c.amount_paise) FILTER (WHERE ((c.phase = 'refunded'::public.charge_phase) AND (c.bearer <> 'platform'::text))), (0)::bigint)) AS gone_paise
           FROM public.order_charges c
          WHERE ((c.order_id = s.order_id) AND (COALESCE(c.of_position, c."position") = ANY (s.positions)))) paid);

comment on view private.share_values is 'Shares at their present value: what was refunded of the charges that pay a share, and not borne by the platform, shrinks it in proportion.';
