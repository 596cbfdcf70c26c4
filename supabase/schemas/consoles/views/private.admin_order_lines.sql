create view private.admin_order_lines AS  SELECT o.id AS order_id,
    o.order_number,
    o.status,
    o.kind,
    o.vendor_name,
    private.name_of(o.user_id) AS customer_name,
    c.name AS courier_name,
    r.slug AS region_slug,
    o.total_paise,
    o.payment_method,
    o.payment_status,
    o.created_at AS placed_at,
    o.updated_at,
    d.state AS delivery_state,
    ((o.status <> ALL (ARRAY['delivered'::public.order_status, 'cancelled'::public.order_status])) AND private.is_late(o.*)) AS late,
    o.scheduled_for
   FROM (((public.enhanced_orders o
     JOIN public.regions r ON ((r.id = o.region_id)))
     LEFT JOIN LATERAL private.job_of(o.id) d(id, order_id, leg, vendor_id, region_id, state, performer_id, vehicle_class, load_grams, wishes, quiet_until, distance_m, pay_paise, round, search_started_at, nobody_since, asked_until, assigned_at, done_at) ON (true))
     LEFT JOIN public.couriers c ON ((c.user_id = d.performer_id)));

comment on view private.admin_order_lines is 'Orders as the administrator''s board lists them, with the columns of admin_order_line.';
