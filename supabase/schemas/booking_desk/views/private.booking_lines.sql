create view private.booking_lines AS  SELECT b.vendor_id,
    b.id,
    b.order_id,
    o.order_number,
    b.state,
    b.starts_at,
    b.ends_at,
    b.version,
    private.name_at_desk(b.*) AS customer_name,
    private.booking_steps(b.id) AS steps,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('part', p.part, 'resource_id', p.resource_id, 'need', p.need, 'starts_after', p.starts_after, 'minutes', p.minutes, 'before', p.before, 'after', p.after) ORDER BY p.part), '[]'::jsonb) AS "coalesce"
           FROM private.booking_parts p
          WHERE (p.booking_id = b.id)) AS parts,
    COALESCE(o.total_paise, (( SELECT sum(p.price_paise) AS sum
           FROM private.booking_parts p
          WHERE (p.booking_id = b.id)))::integer) AS total_paise,
    (COALESCE(private.paid(o.id), (0)::bigint))::integer AS paid_paise,
    (COALESCE(private.cash_due(o.id), (0)::bigint))::integer AS cash_paise,
    o.accept_by,
    o.instructions AS note,
    b.created_at,
    ( SELECT jsonb_build_object('phone', w.phone, 'note', w.note, 'taken_paise', w.taken_paise, 'taken_by', w.taken_by) AS jsonb_build_object
           FROM private.walk_ins w
          WHERE (w.booking_id = b.id)) AS walk_in,
        CASE
            WHEN (o.id IS NOT NULL) THEN (private.absence_of(b.*) -> 'absence'::text)
            ELSE NULL::jsonb
        END AS absence
   FROM (public.bookings b
     LEFT JOIN public.enhanced_orders o ON ((o.id = b.order_id)));

comment on view private.booking_lines is 'Bookings as the desk of a business shows them, one row each.';
